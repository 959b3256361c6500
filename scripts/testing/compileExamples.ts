import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))

const config = ts.readConfigFile(`${root}tsconfig.base.json`, (file) => readFileSync(file, 'utf8')).config
const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: ['node'] }, root)

/** Returns the TypeScript blocks of a page. */
export const blocksOf = (page: string): string[] =>
  [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)

/** Compiles modules against the sources of the packages and returns the messages of the compiler, each with its module. */
export const compileExamples = (modules: Readonly<Record<string, string>>): string[] => {
  const files = new Map(Object.entries(modules).map(([name, text]) => [`${root}scripts/${name}.ts`, text]))
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.getSourceFile = (file, ...others) => {
    const text = files.get(file)
    return text === undefined ? getSourceFile(file, ...others) : ts.createSourceFile(file, text, ...others)
  }
  const program = ts.createProgram([...files.keys()], options, host)
  return [...files.keys()].flatMap((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(
        ({ messageText }) =>
          `${file.slice(`${root}scripts/`.length)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      ),
  )
}
