import { readConfig } from './config.ts'
import { accessTokenVerifier } from './identity/verifyAccessToken.ts'
import { runAsProcess } from './run.ts'
import { verticals } from './verticals.ts'

await runAsProcess(() => readConfig(process.env), { verticals, verifier: accessTokenVerifier })
