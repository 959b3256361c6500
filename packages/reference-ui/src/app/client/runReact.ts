// A separate chunk, so that React and the shop run in two tasks (start.ts). The bundler wraps React in a function, and
// the first module that imports it runs it.
import 'react-dom/client'
