import { errors } from '@archway/contracts';
import { learnErrors } from './wire/known-errors.ts';

// Imported for what it does, before the first remote is shown.
learnErrors(errors);
