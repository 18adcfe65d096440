<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Search;

use Coleman\Api\Database\Migrations\AddSpanishSearchWords;
use Coleman\Api\Locations\HoursText;
use Coleman\Api\Search\Kind;
use Coleman\Api\Search\SearchService;
use Coleman\Api\Search\Synonym;
use Coleman\Api\Search\SynonymRepository;
use Coleman\Api\Search\Words;
use Coleman\Tests\Integration\TestCase;

/** People who search in Spanish find what the catalog has in English. */
final class SpanishSearchTest extends TestCase
{
    private const OPENINGS = ['', '', 'busco un', 'necesito una', 'hola, ¿tienen', '¿Cuánto cuesta el', 'quiero comprar'];

    private const JOINTS = [' ', ' de ', ' del ', ' para la ', ' para mi ', ' con '];

    private const KINDS = ['parts' => Kind::Part, 'discontinued' => Kind::Part, 'equipment' => Kind::Equipment, 'models' => Kind::Model, 'pages' => Kind::Page];

    /** @var array<string, array<string, list<string>|null>> by text, what was found */
    private array $found = [];

    /** @var array<string, true>|null kind and word */
    private ?array $indexed = null;

    public function testEachWordFindsWhatItMeans(): void
    {
        $tried = 0;
        foreach (self::rules() as [$typed, $meant]) {
            foreach ($this->isFound($meant) ? $typed : [] as $text) {
                foreach ([$text, mb_strtoupper($text), remove_accents($text), str_ends_with($text, 's') ? $text : $text . 's'] as $written) {
                    // Of a consonant the plural has one letter more: where it is not listed, it is no word.
                    if (1 === preg_match('/[^aeiou]s$/u', $written) && !in_array($written, $typed, true)) {
                        continue;
                    }
                    self::assertTrue($this->isFound($written), "$written finds nothing");
                    $this->assertFinds($meant, $written);
                    $tried++;
                }
            }
        }
        self::assertGreaterThan(300, $tried);
    }

    public function testAsksForThingsInSentences(): void
    {
        mt_srand(1129);
        $rules = self::rules();
        $times = array_count_values(array_merge(...array_column($rules, 0)));
        // Of two words with two meanings each not all readings are tried; and "order" says nothing in a sentence.
        $rules = array_values(array_filter($rules, static fn (array $rule): bool => 1 === $times[$rule[0][0]] && Words::withoutFillers(['filter', ...Words::tokenize($rule[1])]) === ['filter', ...Words::tokenize($rule[1])]));
        $pick = static fn (array $list): mixed => $list[mt_rand(0, count($list) - 1)];
        $tried = 0;
        for ($try = 0; $try < 250; $try++) {
            [$one, $other] = [$pick($rules), $pick($rules)];
            if ($one === $other || !$this->isFound("$one[1] $other[1]")) {
                continue;
            }
            $text = trim($pick(self::OPENINGS) . ' ' . $pick($one[0]) . $pick(self::JOINTS) . $pick($other[0]));
            $this->assertFinds("$one[1] $other[1]", $text);
            $tried++;
        }
        self::assertGreaterThan(30, $tried);
        self::assertSame($this->found('oil filter kubota'), $this->found('filtro de aceite para mi kubota'));
    }

    public function testTakesNoEnglishWord(): void
    {
        $known = array_flip(array_column($this->modules()->foundation->connection()->rows('SELECT DISTINCT word FROM {search_words} WHERE uses > 0'), 'word'));
        foreach (self::rules() as [$typed, $meant]) {
            foreach ($typed as $text) {
                $words = Words::withoutFillers(Words::tokenize($text));
                self::assertNotSame([], array_filter($words, static fn (string $word): bool => !isset($known[$word])), "the catalog has \"$text\" itself: $meant");
            }
        }
    }

    public function testWhatStaffHaveSaidStays(): void
    {
        $connection = $this->modules()->foundation->connection();
        $ours = array_merge(...array_column(self::rules(), 0));
        $remove = function () use ($ours): void {
            foreach ($this->synonyms()->all() as $rule) {
                if ([] !== array_intersect($rule->typed, $ours)) {
                    $this->synonyms()->remove($rule->id, $rule->version);
                }
            }
        };
        $before = $this->synonyms()->count();
        try {
            $remove();
            self::assertSame($before - count(self::rules()), $this->synonyms()->count());
            $own = $this->synonyms()->add(new Synonym(0, ['Hidraulico', 'filtro'], 'strainer', false, changedBy: 1));
            (new AddSpanishSearchWords())->up($connection);

            $rules = $this->synonyms()->all();
            self::assertCount($before, $rules, 'all but the one for the filter, and the one of the staff');
            $typed = array_merge(...array_map(static fn (Synonym $rule): array => $rule->typed, $rules));
            self::assertCount(1, array_keys($typed, 'filtro', true));
            self::assertSame([], array_keys($typed, 'hidráulico', true));
            self::assertContains('hidráulica', $typed);
            $this->synonyms()->remove($own, 1);
        } finally {
            $remove();
            (new AddSpanishSearchWords())->up($connection);
            $this->modules()->search->upgrade();
        }
        self::assertSame($before, $this->synonyms()->count());
    }

    public function testTheHoursOfABranchAreInTheLanguageOfThePage(): void
    {
        $branch = $this->modules()->branches->locations()->byId(2);
        self::assertNotNull($branch);
        self::assertSame(str_replace("\n", '; ', $branch->hoursText), HoursText::translated($branch->hours), 'in English both are the same');
        $words = ['Mon' => 'lun', 'Fri' => 'vie', 'Sat' => 'sáb', 'Sun' => 'dom', 'closed' => 'cerrado', 'am' => 'a. m.', 'pm' => 'p. m.'];
        $translate = static fn (string $text, string $word): string => $words[$word] ?? $text;
        add_filter('gettext_coleman', $translate, 10, 2);
        try {
            $found = array_column($this->pages('horario'), 'Description');
        } finally {
            remove_filter('gettext_coleman', $translate);
        }
        $branches = array_values(array_filter($found, static fn (string $text): bool => str_contains($text, $branch->phone)));
        self::assertCount(1, $branches);
        self::assertStringEndsWith('. lun–vie 7:30 a. m. – 5:30 p. m.; sáb 8:00 a. m. – 2:00 p. m.; dom cerrado', $branches[0]);
    }

    /** @return list<array{Description: string}> */
    private function pages(string $text): array
    {
        /** @var array{sections: array{pages: array{items: list<array{Description: string}>}}} $found */
        $found = $this->modules()->search->service()->find($text, 'site');

        return $found['sections']['pages']['items'];
    }

    /** @return list<array{list<string>, string}> what is typed, and what it means */
    private static function rules(): array
    {
        /** @var list<array{list<string>, string}> $rules */
        $rules = (new \ReflectionClassConstant(AddSpanishSearchWords::class, 'RULES'))->getValue();

        return $rules;
    }

    /** Fails where not all that has the words of one text is found by another. */
    private function assertFinds(string $meant, string $typed): void
    {
        $found = $this->found($typed);
        foreach ($this->found($meant) as $section => $wanted) {
            // Of what is too much only the best is shown, which may be another; and what is found by the beginning of a word is none of a rule's.
            if (isset($found[$section]) && null !== $wanted && $this->isIndexed($meant, self::KINDS[$section])) {
                self::assertSame([], array_diff($wanted, $found[$section]), "\"$typed\" does not find all $section of \"$meant\"");
            }
        }
    }

    /** @return array<string, list<string>|null> by section what has all the words; null where it is more than a page shows */
    private function found(string $text): array
    {
        return $this->found[$text] ??= $this->search($text);
    }

    /** @return array<string, list<string>|null> */
    private function search(string $text): array
    {
        /** @var array{most_words: bool, did_you_mean: bool, sections: array<string, array{items: list<array<string, mixed>>, has_more: bool}>} $found */
        $found = $this->modules()->search->service()->find($text, 'site', perPage: SearchService::MAX_PER_PAGE);
        $isWhole = !$found['most_words'] && !$found['did_you_mean'];

        return array_map(static fn (array $section): ?array => match (true) {
            !$isWhole => [],
            $section['has_more'] => null,
            default => array_map(static fn (array $item): string => (string) json_encode($item['PartId'] ?? $item['Url'] ?? $item), $section['items']),
        }, $found['sections']);
    }

    private function isIndexed(string $text, Kind $kind): bool
    {
        $this->indexed ??= array_fill_keys(array_map(static fn (array $row): string => $row['kind'] . ' ' . $row['word'], $this->modules()->foundation->connection()->rows('SELECT kind, word FROM {search_words} WHERE uses > 0')), true);

        return array_all(Words::tokenize($text), fn (string $word): bool => isset($this->indexed[$kind->value . ' ' . $word]));
    }

    private function isFound(string $text): bool
    {
        return array_any($this->found($text), static fn (?array $items): bool => [] !== $items);
    }

    private function synonyms(): SynonymRepository
    {
        return new SynonymRepository($this->modules()->foundation->connection(), $this->modules()->foundation->clock);
    }
}
