<?php

declare(strict_types=1);

namespace Coleman\Api\Privacy;

/** What one domain keeps of persons: the tables, and how they are told and taken out of them. */
interface PersonalDataProvider
{
    /** Names the exporter and the eraser, "coleman-orders". */
    public function name(): string;

    /** As staff and the person read it. */
    public function label(): string;

    /** @return list<string> the domain's tables, those included that hold no person themselves */
    public function tables(): array;

    /** @param int $page from 1 */
    public function export(Person $person, int $page): ExportPage;

    public function erase(Person $person): ErasureResult;
}
