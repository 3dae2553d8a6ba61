import { createSlot } from '@archway/platform';
import { OrderSection } from '../orders/OrderSection.tsx';
import { texts } from '../texts.ts';

export default createSlot('production', texts, OrderSection);
