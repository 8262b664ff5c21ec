import { useEffect, useState } from 'react';

/** News about an enquiry, read out where it appears: its text comes after the region, or it would not be. */
export function StatusMessage({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text));
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="form__news" role="status">
      {said}
    </p>
  );
}
