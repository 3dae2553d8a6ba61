import { createSlot } from '@archway/platform';
import { PresentationSection } from '../presentations/list/PresentationSection.tsx';
import { texts } from '../texts.ts';

export default createSlot('plans', texts, PresentationSection);
