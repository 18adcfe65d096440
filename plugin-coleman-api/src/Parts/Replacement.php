<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

/**
 * What to order in place of a part that is superseded, at the end of all its supersessions.
 *
 * @phpstan-type Reference array{part_id: int, part_number: string, description: string, url: string}
 * @phpstan-type Piece array{part: Reference, quantity: int, way: list<Reference>}
 */
final readonly class Replacement
{
    /**
     * @param list<non-empty-list<Piece>> $choices any of them will do, the maker's first first; all the pieces of one
     *                                             belong together, each as many times as one of the old part takes.
     *                                             `way` are the numbers that came between. None: the part is current
     */
    public function __construct(public int $partId, public array $choices)
    {
    }

    public function isSuperseded(): bool
    {
        return [] !== $this->choices;
    }

    /** @return list<int> ids of all parts that the choices name */
    public function partIds(): array
    {
        $ids = [];
        foreach ($this->choices as $pieces) {
            foreach ($pieces as $piece) {
                $ids[] = $piece['part']['part_id'];
            }
        }

        return array_values(array_unique($ids));
    }

    /**
     * The one number that stands for the old one: of the first choice the first piece.
     *
     * @return Piece|null null when the part is current
     */
    public function first(): ?array
    {
        return $this->choices[0][0] ?? null;
    }
}
