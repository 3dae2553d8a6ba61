import { suiteOfModules } from './modules.ts';

suiteOfModules(7);
