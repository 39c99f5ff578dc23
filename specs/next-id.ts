import { REQUIREMENTS } from './requirements.ts'

/** The next number of each section; sections 1 to 9 are the document's, which does not change. */
for (const [section, rows] of Map.groupBy(REQUIREMENTS, ({ id }) => Number(id.slice(1).split('.')[0])))
  if (section > 9) console.log(`R${section}.${Math.max(...rows.map(({ id }) => Number(id.split('.')[1]))) + 1}`)
