import { suiteOfModules } from './modules.ts';

suiteOfModules(11);
