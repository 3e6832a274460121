import { NextResponse } from 'next/server';

/** Gives each page a policy with a nonce of its own; Next.js finds the nonce of its scripts in the policy of the request. */
export function proxy(request) {
  const nonce = crypto.randomUUID();
  const own = `'self' 'nonce-${nonce}'`;
  // Only its development server evaluates code.
  const evaluates = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : '';
  const scripts = `script-src ${own} 'strict-dynamic'${evaluates}`;
  const policy = `default-src 'self'; img-src data:; style-src ${own}; ${scripts}`;
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = { matcher: '/' };
