import { errors } from '@archway/contracts';
import { learnErrors } from './known-errors.ts';

// The whole catalogue in both languages, for tests of packages that stand on the platform: there is no host that loads it.
learnErrors(errors);
