import { createSlot } from '@archway/platform';
import { PlanSection } from '../plan/PlanSection.tsx';
import { texts } from '../texts.ts';

export default createSlot('plans', texts, PlanSection);
