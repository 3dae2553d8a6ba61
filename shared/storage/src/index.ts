export { Crc64, combineCrc64, crc64 } from './crc64.ts';
