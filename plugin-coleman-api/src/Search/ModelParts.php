<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Database\Connection;
use Coleman\Api\Models\ModelRepository;

/**
 * Finds parts of a model: "bx2380 oil filter" asks the diagrams of the BX2380 for parts with the other words.
 *
 * @phpstan-import-type Term from Vocabulary
 * @phpstan-type Fit array{Model: string, Diagram: string, Url: string}
 */
final readonly class ModelParts
{
    /** So many models' books are looked through, the latest first. */
    private const MODELS = 5;

    /** So many rows of their diagrams are ranked. */
    private const ROWS = 300;

    /** A model's name has so many letters and digits at least; shorter ones are sizes and voltages. */
    private const SHORTEST = 3;

    public function __construct(private Connection $connection, private Vocabulary $vocabulary)
    {
    }

    /**
     * The words of a text that name a model, if others beside them name a part.
     *
     * @return list<string> none where the text is not of this kind
     */
    public static function modelWords(SearchText $text, QueryTerms $terms): array
    {
        [$models, $parts] = [$terms->ofKind(Kind::Model), $terms->ofKind(Kind::Part)];
        $names = array_values(array_filter(
            $text->words,
            static fn (string $word): bool => [] !== ($models[$word] ?? []) && (1 === preg_match('/\d/', $word) || [] === ($parts[$word] ?? [])),
        ));
        $joined = implode('', $names);

        return count($names) < count($text->words) && strlen($joined) >= self::SHORTEST && 1 === preg_match('/\d/', $joined) ? $names : [];
    }

    /**
     * @param list<SearchHit> $models that the words name
     * @param list<string> $names those words
     * @return array{list<SearchHit>, array<int, Fit>} parts in order, and by their ids the diagram that shows each
     */
    public function find(array $models, SearchText $text, array $names, QueryTerms $terms): array
    {
        $ids = array_slice(array_map(static fn (SearchHit $hit): int => $hit->id, $models), 0, self::MODELS);
        $words = array_values(array_diff($text->words, $names));
        $ofParts = array_intersect_key($terms->ofKind(Kind::Part), array_flip($words));
        $ofModels = $terms->ofKind(Kind::Model);
        // Words that are written otherwise in the descriptions: asked again without the model's name.
        if (array_any($words, static fn (string $word): bool => [] === ($ofParts[$word] ?? []) && [] === ($ofModels[$word] ?? []))) {
            $readings = $this->vocabulary->terms($words, [Kind::Part])->readings[Kind::Part->value];
            $ofParts = array_find($readings, static fn (array $reading): bool => !in_array([], $reading, true)) ?? [];
            $words = array_map(strval(...), array_keys($ofParts));
        }
        if ([] === $ids || [] === array_filter($ofParts)) {
            return [[], []];
        }
        [$conditions, $values] = [[], []];
        foreach ($words as $word) {
            $either = [];
            foreach (['d.doc' => $ofParts[$word] ?? [], 'k.doc' => $ofModels[$word] ?? []] as $doc => $term) {
                if ([] !== $term) {
                    $either[] = sprintf('EXISTS (SELECT 1 FROM {search_postings} w WHERE w.word_id IN (%s) AND w.doc = %s)', Connection::placeholders($term), $doc);
                    array_push($values, ...array_keys($term));
                }
            }
            $conditions[] = '(' . implode(' OR ', $either) . ')';
        }
        $rows = $this->connection->rows(
            sprintf(
                // CROSS JOIN keeps SQLite from beginning with all parts.
                'SELECT m.*, b.name AS brand_name, \'\' AS category_name, a.slug AS diagram, a.name AS diagram_name, d.doc, d.words,
                    EXISTS (SELECT 1 FROM {part_stock} s WHERE s.part_id = c.part_id AND s.quantity > 0) AS stocked
                FROM {models} m CROSS JOIN {brands} b ON b.id = m.brand_id
                CROSS JOIN {search_documents} k ON k.kind = %d AND k.entity_id = m.id
                CROSS JOIN {model_assemblies} a ON a.model_id = m.id AND a.is_draft = 0
                CROSS JOIN {model_callouts} c ON c.assembly_id = a.id AND c.is_aside = 0
                CROSS JOIN {search_documents} d ON d.kind = %d AND d.entity_id = c.part_id
                WHERE m.is_draft = 0 AND m.id IN (%s) AND %s ORDER BY a.model_id, a.position, a.id, c.position LIMIT %d',
                Kind::Model->value,
                Kind::Part->value,
                Connection::placeholders($ids),
                implode(' AND ', $conditions),
                self::ROWS,
            ),
            [...$ids, ...$values],
        );
        $hits = [];
        $fits = [];
        foreach ($rows as $row) {
            $doc = (int) $row['doc'];
            // What is called so stands before what lies on a shelf: the filter before its gasket.
            $isTitled = 0 === self::place((string) $row['words'], $ofParts);
            $hits[] = SearchHit::ofDoc(Kind::Part, $doc, SearchHit::FITS, $isTitled, '1' === (string) $row['stocked'] ? 0 : 1);
            $model = ModelRepository::model($row);
            $fits[RankedId::id($doc)] ??= ['Model' => $model->title(), 'Diagram' => (string) $row['diagram_name'], 'Url' => $model->assemblyPath((string) $row['diagram'])];
        }

        return [SearchHit::sorted($hits), $fits];
    }

    /**
     * Where the words stand in an entry, added up as `Candidates` does.
     *
     * @param string $words of search_documents
     * @param array<array-key, Term> $terms
     */
    private static function place(string $words, array $terms): int
    {
        /** @var array<int, int> $places */
        $places = (array) json_decode($words, true);

        return array_sum(array_map(static fn (array $term): int => min([9, ...array_intersect_key($places, $term)]), array_filter($terms)));
    }
}
