import { shape, string } from '@/islands';
import type { TypeOf } from '@/islands';

export const copyrightProps = shape( {
	/** With the year and the name in it. */
	text: string,
} );

export type CopyrightProps = TypeOf< typeof copyrightProps >;

/** One line of small print. */
export function Copyright( { text }: CopyrightProps ) {
	return <p className="coleman-copyright__text">{ text }</p>;
}
