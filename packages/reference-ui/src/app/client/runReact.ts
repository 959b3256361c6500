// The bundler wraps React in a function, which the first import runs. This separate chunk contains only that import, so
// that React and the shop run in two tasks (start.ts).
import 'react-dom/client'
