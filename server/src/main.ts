import { loadConfig } from './config.ts';
import { serverModules } from './modules.ts';
import { run } from './process.ts';
import { startServer } from './server.ts';

await run(async () => {
  const started = performance.now();
  const server = await startServer(loadConfig(), serverModules());
  const ms = Math.round(performance.now() - started);
  server.context.log.info({ url: server.url, ms }, `Archway is ready at ${server.url}`);
  // To a process manager that opened a channel: a port alone does not say whose it is.
  process.send?.('ready');
  return () => server.stop();
});
