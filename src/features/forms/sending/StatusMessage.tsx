import { useEffect, useState } from 'react';

/** A message about an enquiry. Its text is added after the live region, because screen readers ignore text that is there from the start. */
export function StatusMessage({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text));
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="form__news" role="status">
      {announced}
    </p>
  );
}
