import { createSlot } from '@archway/platform';
import { PlanAnimation } from '../plan/view/PlanAnimation.tsx';
import { texts } from '../texts.ts';

export default createSlot('viewer3d', texts, PlanAnimation);
