import { suiteOfModules } from './modules.ts';

suiteOfModules(16);
