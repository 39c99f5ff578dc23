import { REQUIREMENTS } from '../requirements.ts'
import { lastResults } from './steps.ts'
import { traceProblems } from './collect.ts'

/** `npm run traceability`: which requirement lacks a check, by what the last runs left in reports/. */
const { specs, e2e } = lastResults()
for (const error of [...specs.errors, ...e2e.errors]) console.log(`Aviso: ${error}`)

const checks = [...specs.checks, ...e2e.checks]
const problems = traceProblems(REQUIREMENTS, checks)
for (const problem of problems) console.log(problem)
console.log(`\n${REQUIREMENTS.length} requisitos, ${checks.length} pruebas, ${problems.length} faltas`)
process.exitCode = problems.length === 0 ? 0 : 1
