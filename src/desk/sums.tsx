import { formatCents } from '@/rules/money';

type Props = {
	sums: readonly ( readonly [ label: string, cents: number | null ] )[];
	/** In place of what nobody knows yet. */
	unknown?: string;
};

/** What makes up a total. */
export const Sums = ( { sums, unknown = '' }: Props ) => (
	<dl className="coleman-desk__sums">
		{ sums.map( ( [ label, cents ] ) => (
			<div key={ label }>
				<dt>{ label }</dt>
				<dd>{ cents === null ? unknown : formatCents( cents ) }</dd>
			</div>
		) ) }
	</dl>
);
