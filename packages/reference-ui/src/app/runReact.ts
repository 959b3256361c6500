// The bundler wraps React, and the first module that needs it runs it: this one is a chunk of its own, so that React and the shop are two tasks (start.ts).
import 'react-dom/client'
