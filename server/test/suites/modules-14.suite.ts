import { suiteOfModules } from './modules.ts';

suiteOfModules(14);
