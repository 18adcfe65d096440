<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

/**
 * Follows supersessions to their end. Pure.
 *
 * What a maker's file says may fork, join, multiply and run in circles. Whatever it holds, the answer is finite and
 * every way in it visits a number once:
 *
 * - a straight or alternate step back to a number that is already on the way is not taken;
 * - a kit keeps all its pieces, one that is already on the way stands as it is; but a kit of such pieces alone is not
 *   taken either;
 * - where the work or the number of choices would grow beyond bounds, the numbers reached so far stand.
 *
 * @phpstan-type Piece array{part_id: int, quantity: int, way: list<int>}
 */
final class SupersessionGraph
{
    /** More are no help at a counter. */
    public const MAX_CHOICES = 12;

    /** As many of one part as a cart holds. */
    private const MAX_QUANTITY = 9999;

    private const MAX_VISITS = 500;

    private const ORDER = [Supersession::STRAIGHT => 0, Supersession::ALTERNATE => 1, Supersession::KIT => 2];

    /** @var array<int, list<Supersession>> by the number that is replaced */
    private array $steps = [];

    private int $visits = 0;

    /** @param list<Supersession> $steps */
    public function __construct(array $steps)
    {
        usort($steps, static fn (Supersession $one, Supersession $other): int => [$one->from, self::ORDER[$one->kind] ?? 0, $one->to] <=> [$other->from, self::ORDER[$other->kind] ?? 0, $other->to]);
        foreach ($steps as $step) {
            $this->steps[$step->from][] = $step;
        }
    }

    /**
     * What to order in place of a part: one of the choices, with all the pieces of it.
     *
     * @return list<non-empty-list<Piece>> none when the part is current; a piece's `way` are the numbers between
     */
    public function choices(int $partId): array
    {
        $this->visits = 0;
        $choices = $this->follow($partId, []);

        // A part that stands for itself is not superseded.
        return [[['part_id' => $partId, 'quantity' => 1, 'way' => []]]] === $choices ? [] : $choices;
    }

    /**
     * @param list<int> $way the numbers before this one, from the first
     * @return non-empty-list<non-empty-list<Piece>>
     */
    private function follow(int $partId, array $way): array
    {
        $end = [[['part_id' => $partId, 'quantity' => 1, 'way' => array_slice($way, 1)]]];
        if (++$this->visits > self::MAX_VISITS) {
            return $end;
        }
        $onward = [...$way, $partId];
        $choices = [];
        $kit = [];
        foreach ($this->steps[$partId] ?? [] as $step) {
            if (Supersession::KIT === $step->kind) {
                $kit[] = $step;
            } elseif (!in_array($step->to, $onward, true) && count($choices) < self::MAX_CHOICES) {
                array_push($choices, ...$this->multiplied($this->follow($step->to, $onward), $step->factor));
            }
        }
        $isNews = array_any($kit, static fn (Supersession $step): bool => !in_array($step->to, $onward, true));
        if ($isNews && count($choices) < self::MAX_CHOICES) {
            array_push($choices, ...$this->together($kit, $onward));
        }

        return [] === $choices ? $end : $this->distinct($choices);
    }

    /**
     * Every way to have all the pieces of a kit.
     *
     * @param list<Supersession> $kit
     * @param list<int> $onward
     * @return list<non-empty-list<Piece>>
     */
    private function together(array $kit, array $onward): array
    {
        $sets = [];
        foreach ($kit as $place => $step) {
            $pieces = in_array($step->to, $onward, true)
                ? [[['part_id' => $step->to, 'quantity' => 1, 'way' => array_slice($onward, 1)]]]
                : $this->follow($step->to, $onward);
            $more = $this->multiplied($pieces, $step->factor);
            $next = 0 === $place ? $more : [];
            foreach ($sets as $set) {
                foreach ($more as $piece) {
                    $next[] = [...$set, ...$piece];
                }
            }
            $sets = array_slice($next, 0, self::MAX_CHOICES);
        }

        return $sets;
    }

    /**
     * @param list<non-empty-list<Piece>> $choices
     * @return list<non-empty-list<Piece>>
     */
    private function multiplied(array $choices, int $factor): array
    {
        return array_map(static fn (array $pieces): array => array_map(
            static fn (array $piece): array => ['quantity' => min(self::MAX_QUANTITY, $piece['quantity'] * max(1, $factor))] + $piece,
            $pieces,
        ), $choices);
    }

    /**
     * The same part twice in a choice is one piece of both; the same choice by two ways is one choice.
     *
     * @param non-empty-list<non-empty-list<Piece>> $choices
     * @return non-empty-list<non-empty-list<Piece>>
     */
    private function distinct(array $choices): array
    {
        $distinct = [];
        foreach ($choices as $pieces) {
            $merged = [];
            foreach ($pieces as $piece) {
                $id = $piece['part_id'];
                $merged[$id] = isset($merged[$id])
                    ? ['quantity' => min(self::MAX_QUANTITY, $merged[$id]['quantity'] + $piece['quantity'])] + $merged[$id]
                    : $piece;
            }
            $contents = array_column($merged, 'quantity', 'part_id');
            ksort($contents);
            $distinct[serialize($contents)] ??= array_values($merged);
        }

        return array_slice(array_values($distinct), 0, self::MAX_CHOICES);
    }
}
