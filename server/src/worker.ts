import pino from 'pino';
import { loadConfig } from './config.ts';
import { loggerOptions } from './infrastructure/http/logging.ts';
import { connect } from './infrastructure/modules/connect.ts';
import { serverModules } from './modules.ts';
import { openContext } from './open-context.ts';
import { run } from './process.ts';
import { StartupError } from './startup-error.ts';
import { beginWork } from './work.ts';

/** `archway-worker`: takes jobs from the same queue as the servers, and serves no requests. */
await run(async () => {
  const config = loadConfig();
  if (!config.databaseUrl) {
    throw new StartupError(
      'A separate worker needs DATABASE_URL: the embedded database belongs to one server, which does its jobs itself.',
    );
  }
  const log = pino(loggerOptions(config));
  const stopping = new AbortController();
  const opened = await openContext(config, log, true, stopping.signal);
  const modules = serverModules();
  connect(modules);
  await beginWork(opened.context, modules);
  log.info('the worker is ready');
  return () => {
    stopping.abort(new Error('the worker is stopping'));
    return opened.close();
  };
});
