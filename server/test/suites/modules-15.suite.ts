import { suiteOfModules } from './modules.ts';

suiteOfModules(__filename);
