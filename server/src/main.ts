import { loadConfig } from './config.ts';
import { serverModules } from './modules.ts';
import { run } from './process.ts';
import { startServer } from './server.ts';

await run(async () => {
  const started = performance.now();
  const server = await startServer(loadConfig(), serverModules());
  server.context.log.info({ url: server.url, ms: Math.round(performance.now() - started) }, 'Archway is ready');
  return () => server.stop();
});
