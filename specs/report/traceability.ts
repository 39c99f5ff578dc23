import { REQUIREMENTS } from '../requirements.ts'
import { lastResults } from '../support/steps.ts'
import { traceProblems } from './collect.ts'

/** `npm run traceability`: which requirement lacks a check, by what the last runs left in reports/. */
const { specs, e2e } = lastResults()
for (const error of [...specs.errors, ...e2e.errors]) console.log(`Aviso: ${error}`)

const problems = traceProblems(REQUIREMENTS, [...specs.checks, ...e2e.checks])
for (const problem of problems) console.log(problem)
const count = specs.checks.length + e2e.checks.length
console.log(`\n${REQUIREMENTS.length} requisitos, ${count} pruebas, ${problems.length} faltas`)
process.exitCode = problems.length === 0 ? 0 : 1
