// Checks the bundled contract against the rules of README.md that the linter cannot check. Prints each problem and
// exits with 1 if there are any.
import { readContract, readJson } from './contract.mjs';
import { createExampleCheck } from './examples.mjs';
import { checkInputs } from './input-rules.mjs';
import { checkOperations } from './operation-rules.mjs';
import { checkPermissions } from './permission-rules.mjs';
import { checkSchemas } from './schema-rules.mjs';

const contract = readContract();
const problems = [];
const report = (where, message) => problems.push(`${where}: ${message}`);

const examples = createExampleCheck(contract, report);
const { operations, failures } = checkOperations(contract, examples.check, report);
checkSchemas(contract, report);
checkInputs(contract, report);
checkPermissions(contract, report);
examples.checkLiveChannel(readJson('../dist/live-channel.json'));

for (const problem of problems) console.error(problem);
console.log(`contract: ${operations} operations, ${examples.count()} examples, ${failures} failures, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
