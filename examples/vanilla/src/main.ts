import { createFullStore } from '@cairn/core/domains'
import { connect } from './connect.ts'

const store = createFullStore({ site: 'us/en-us', checkAnswers: import.meta.env.DEV })
connect(store)
store.start()
