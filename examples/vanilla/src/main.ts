import { createStore } from '@cairn/core'
import { connect } from './connect.ts'

const store = createStore({ site: 'us/en-us' })
connect(store)
store.start()
