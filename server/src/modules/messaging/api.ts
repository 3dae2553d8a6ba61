/** Mail and SMS, for other modules. */
export { sendMessage } from './send.ts';
