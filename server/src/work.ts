import type { AppContext, ServerModule } from './context.ts';

const TIDY_MS = 3_600_000;

/** Registers the workers of every module, and tidies up every hour. Runs in servers and in separate workers. */
export async function beginWork(context: AppContext, modules: readonly ServerModule[]): Promise<void> {
  for (const module of modules) await module.jobs?.(context);
  const tidy = async (): Promise<void> => {
    await context.events.tidy();
    for (const module of modules) await module.tidy?.(context);
  };
  setInterval(() => {
    tidy().catch((error: unknown) => context.log.warn({ err: error }, 'tidying up failed'));
  }, TIDY_MS).unref();
}
