/** A boundary wanders by so much at most when it is made smooth, mm; and as many rounds are ever worth it. */
const REACH = 0.3;
const MOST_ROUNDS = 24;

/**
 * Makes boundaries smooth lines instead of the edges of a coarser mesh: each vertex has a share of every label around it,
 * shares even out along the surface near boundaries, and a face goes to the label of which its corners have most.
 * @param corners three vertices of each face
 * @param labels of faces; changed in place
 * @param edge usual length of an edge, mm
 */
export function smoothBoundaries(corners: Uint32Array, vertices: number, labels: Uint8Array, edge: number): void {
  const rounds = Math.min(MOST_ROUNDS, Math.round((REACH / edge) ** 2 * 2));
  if (rounds === 0) return;
  const near = nearBoundaries(corners, vertices, labels, Math.ceil(Math.sqrt(rounds)) + 1);
  const faces = facesOf(corners, near);
  if (faces.length === 0) return;
  const numbers = numbered(corners, faces, vertices);
  const kinds = [...new Set(Array.from(faces, (f) => labels[f]!))];
  const best = new Float32Array(faces.length).fill(-1);
  const chosen = new Uint8Array(faces.length);
  for (const label of kinds) {
    const shares = evened(corners, faces, labels, label, numbers, rounds);
    faces.forEach((f, n) => {
      let sum = 0;
      for (let k = 0; k < 3; k++) sum += shares[numbers.of[corners[f * 3 + k]!]!]!;
      if (sum > best[n]!) {
        best[n] = sum;
        chosen[n] = label;
      }
    });
  }
  faces.forEach((f, n) => (labels[f] = chosen[n]!));
}

/** Vertices up to so many edges from a boundary. */
function nearBoundaries(corners: Uint32Array, vertices: number, labels: Uint8Array, reach: number): Uint8Array {
  const first = new Int16Array(vertices).fill(-1);
  let near = new Uint8Array(vertices);
  for (let i = 0; i < corners.length; i++) {
    const v = corners[i]!;
    const label = labels[Math.floor(i / 3)]!;
    if (first[v] === -1) first[v] = label;
    else if (first[v] !== label) near[v] = 1;
  }
  for (let round = 0; round < reach; round++) {
    const wider = near.slice();
    for (let i = 0; i < corners.length; i += 3) {
      const [a, b, c] = [corners[i]!, corners[i + 1]!, corners[i + 2]!];
      if (near[a] === 1 || near[b] === 1 || near[c] === 1) wider[a] = wider[b] = wider[c] = 1;
    }
    near = wider;
  }
  return near;
}

function facesOf(corners: Uint32Array, near: Uint8Array): Uint32Array {
  const faces: number[] = [];
  for (let f = 0; f < corners.length / 3; f++) {
    if (near[corners[f * 3]!] === 1 && near[corners[f * 3 + 1]!] === 1 && near[corners[f * 3 + 2]!] === 1)
      faces.push(f);
  }
  return Uint32Array.from(faces);
}

interface Numbers {
  readonly of: Int32Array;
  readonly count: number;
}

function numbered(corners: Uint32Array, faces: Uint32Array, vertices: number): Numbers {
  const of = new Int32Array(vertices).fill(-1);
  let count = 0;
  for (const f of faces) {
    for (let k = 0; k < 3; k++) {
      const v = corners[f * 3 + k]!;
      if (of[v] === -1) of[v] = count++;
    }
  }
  return { of, count };
}

/** Shares of one label at the vertices: first those of the faces around each, then those of the neighbours, over and over. */
function evened(
  corners: Uint32Array,
  faces: Uint32Array,
  labels: Uint8Array,
  label: number,
  { of, count }: Numbers,
  rounds: number,
): Float32Array {
  const around = new Float32Array(count);
  let shares = new Float32Array(count);
  for (const f of faces) {
    const own = labels[f] === label ? 1 : 0;
    for (let k = 0; k < 3; k++) {
      const n = of[corners[f * 3 + k]!]!;
      around[n]! += 1;
      shares[n]! += own;
    }
  }
  for (let n = 0; n < count; n++) shares[n]! /= around[n]!;
  for (let round = 0; round < rounds; round++) {
    const next = new Float32Array(count);
    for (const f of faces) {
      const [a, b, c] = [of[corners[f * 3]!]!, of[corners[f * 3 + 1]!]!, of[corners[f * 3 + 2]!]!];
      const sum = (shares[a]! + shares[b]! + shares[c]!) / 3;
      next[a]! += sum;
      next[b]! += sum;
      next[c]! += sum;
    }
    for (let n = 0; n < count; n++) next[n]! /= around[n]!;
    shares = next;
  }
  return shares;
}
