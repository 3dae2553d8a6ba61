/**
 * The modules of the server, from the ground up. A module imports modules of lower layers, through their `api.ts`, and
 * nothing else of them; what it needs to know of higher ones it asks through a port that they fill (docs/adr/0016).
 * The rules of the boundaries are made from this list.
 */
module.exports = [
  // What leaves by mail and SMS.
  ['messaging'],
  // Who is there: accounts and logins; what they are told, and how they like it; practices and who sees which case.
  ['access'],
  ['account'],
  ['practices'],
  // What everybody uses: dictionaries, logs and events; who has credits left; stored files.
  ['system'],
  ['credits'],
  ['files'],
  // Who may call themselves a doctor or a practice.
  ['certification'],
  // The cases, and what is kept for them.
  ['cases'],
  ['photos', 'cbct', 'communication'],
  ['ceph', 'implants', 'archives'],
  // What is made of a case.
  ['plans'],
  ['comments', 'presentations'],
  ['production', 'model-process'],
  // Cases as a whole, out of an installation and into another one.
  ['exchange'],
  // What programs of others are let in by, and told.
  ['integration'],
  // What the product is composed of.
  ['platform'],
  // The installation as a whole, described by a document.
  ['provisioning'],
  // Invented data of all of them.
  ['demo'],
];
