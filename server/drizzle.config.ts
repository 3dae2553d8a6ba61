import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/modules/*/schema.ts', './src/infrastructure/{events,installation,storage}/schema.ts'],
  out: `./${process.env.ARCHWAY_MIGRATIONS_OUT ?? 'migrations'}`,
});
