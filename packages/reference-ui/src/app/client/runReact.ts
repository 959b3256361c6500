// The bundler wraps React in a function, and the first import runs that function. This module contains only that import
// and is a separate chunk. So React and the shop run in two tasks (start.ts).
import 'react-dom/client'
