import { createSlot } from '@archway/platform';
import { OrderParameters } from '../parameters/OrderParameters.tsx';
import { texts } from '../texts.ts';

export default createSlot('account', () => texts('screens'), OrderParameters);
