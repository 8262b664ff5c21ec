import { useEffect, useRef } from 'react';
import { solveProof } from './proof.ts';

type Proof = Promise<string | undefined>;

export interface ProofOfForm {
  /** Of this form; undefined for one that asks for none. */
  readonly now: () => Proof | undefined;
  /** Another one: a proof grows old, and is worth one lead. */
  readonly renew: () => Proof;
}

/** The proof of a form that asks for one, which begins to be made as soon as the form is used. */
export function useProof(asked: boolean): ProofOfForm {
  const proof = useRef<Proof>(undefined);
  useEffect(() => {
    if (asked) proof.current ??= solveProof();
  }, [asked]);
  return {
    now: () => proof.current,
    renew: () => {
      proof.current = solveProof();
      return proof.current;
    },
  };
}
