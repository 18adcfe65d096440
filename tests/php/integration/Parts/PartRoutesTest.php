<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Parts;

use Coleman\Tests\Integration\TestCase;

/** What editors pick parts by. */
final class PartRoutesTest extends TestCase
{
    public function testFindsByTheBeginningOfANumberAndByWords(): void
    {
        self::assertContains('HH164-32430', $this->found(['search' => 'hh164 32']));
        self::assertContains('HH164-32430', $this->found(['search' => 'spin-on oil', 'per_page' => 100]));
    }

    public function testShowsTheMostWantedWhenNothingIsSought(): void
    {
        $wanted = array_map(static fn (object $part): string => $part->number, $this->modules()->parts->repository()->popular(6));

        self::assertSame($wanted, $this->found(['per_page' => 6]));
        self::assertSame($wanted, $this->found(['search' => '  ', 'per_page' => 6]));
    }

    public function testIsForEditorsOnly(): void
    {
        self::assertSame(401, $this->call('GET', '/parts', ['search' => 'oil'])->get_status());
    }

    public function testNamesTheFamiliesWithTheirPages(): void
    {
        $families = $this->body($this->call('GET', '/part-categories'))['results'];

        self::assertIsArray($families);
        self::assertSame(
            [
                'CategoryId' => 1,
                'CategoryName' => 'Engine Oil Filters',
                'Url' => '/parts/category/engine-oil-filters-1',
                'Photo' => ['MediumImagePath' => plugins_url('images/parts/engine-oil-filters.svg', WP_PLUGIN_DIR . '/coleman-api/coleman-api.php')],
            ],
            $families[0],
        );
    }

    /**
     * @param array<string, int|string> $parameters
     * @return list<string> the numbers that an editor is shown
     */
    private function found(array $parameters): array
    {
        wp_set_current_user(1);
        $parts = $this->body($this->call('GET', '/parts', $parameters))['results'];
        self::assertIsArray($parts);

        return array_column($parts, 'PartNumber');
    }
}
