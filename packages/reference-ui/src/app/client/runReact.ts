// The bundler wraps React in a function that runs at the first import. This separate chunk makes that import, so that
// React and the shop run in two tasks (start.ts).
import 'react-dom/client'
