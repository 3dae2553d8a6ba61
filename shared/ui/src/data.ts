// Fields, tables, lists: loaded with the first screen that shows data.
export * from './facade/data.tsx';
