import { EXIT } from './command.ts';
import { report, run } from './run.ts';

// Whoever reads may stop early, as `head` does; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? EXIT.ok : report(error));
});
process.on('uncaughtException', (error) => process.exit(report(error)));

process.exitCode = await run(process.argv.slice(2));
