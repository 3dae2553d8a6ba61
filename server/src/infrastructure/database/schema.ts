// Every table of the product. The migrations are generated from these modules.
export * from '../events/schema.ts';
export * from '../installation/schema.ts';
export * from '../storage/schema.ts';
export * from '../../modules/access/schema.ts';
export * from '../../modules/account/schema.ts';
export * from '../../modules/cases/schema.ts';
export * from '../../modules/cbct/schema.ts';
export * from '../../modules/photos/schema.ts';
export * from '../../modules/plans/schema.ts';
export * from '../../modules/practices/schema.ts';
export * from '../../modules/production/schema.ts';
export * from '../../modules/system/schema.ts';
export * from '../../modules/platform/schema.ts';
