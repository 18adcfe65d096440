/** Differs from planted.php on purpose, so that the parity test can show that it would notice. */
export function Planted( { kind }: { kind: string } ) {
	switch ( kind ) {
		case 'text':
			return <p className="planted">From React</p>;
		case 'white space':
			return (
				<p className="planted">
					<b>Bold</b>
				</p>
			);
		case 'attribute':
			return (
				<p className="planted" title="Why">
					Same
				</p>
			);
		default:
			return <p className="planted is-equal">{ 'Lee\'s 4x4 -- "3/8" :) ...' }</p>;
	}
}
