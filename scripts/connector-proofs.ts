// npm run connectors:proofs: writes into the README of the connectors what each of their calls rests on.
import { writeProofTable } from '../server/src/connectors/testing/proof-table.ts'

writeProofTable()
console.log('Wrote the table of proofs in server/src/connectors/README.md.')
