declare module 'des.js' {
  interface Cipher {
    update(bytes: readonly number[]): number[];
    final(): number[];
  }
  interface CipherKind {
    create(options: { type: 'encrypt' | 'decrypt'; key: readonly number[]; padding?: boolean }): Cipher;
  }
  const des: { DES: CipherKind };
  export default des;
}
