import { createSlot } from '@archway/platform';
import { SavedComparison } from '../screens/plan/SavedComparison.tsx';
import { texts } from '../texts.ts';

export default createSlot('viewer3d', texts, SavedComparison);
