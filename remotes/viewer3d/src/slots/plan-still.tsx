import { createSlot } from '@archway/platform';
import { PlanStills } from '../plan/still/PlanStills.tsx';
import { texts } from '../texts.ts';

export default createSlot('viewer3d', texts, PlanStills);
