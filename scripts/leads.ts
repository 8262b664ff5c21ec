import { runCommand } from './cli/command.ts';
import { HELP, runLeadsCommand } from './leads/leads-command.ts';

await runCommand(HELP, () => runLeadsCommand(process.argv.slice(2)));
