<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

/** Ten salesmen and the ZIP codes they look after. */
final readonly class DemoSalesTeam implements DemoTables
{
    public function tables(): array
    {
        /** @var list<array{id: int, slug: string, name: string, job_title: string, phone: string, branch: int, territory: string, zipcodes: list<string>}> $file */
        $file = DemoFile::json('salesmen.json');
        $salesmen = [];
        $zipcodes = [];
        foreach ($file as $salesman) {
            $salesmen[] = [
                'id' => $salesman['id'],
                'slug' => $salesman['slug'],
                'name' => $salesman['name'],
                'job_title' => $salesman['job_title'],
                'email' => strtr($salesman['slug'], '-', '.') . '@colemanequipment.example',
                'phone' => $salesman['phone'],
                'picture' => sprintf('people/person-%d.svg', $salesman['id']),
                'territory' => $salesman['territory'],
                'location_id' => $salesman['branch'],
                'position' => $salesman['id'],
            ];
            foreach ($salesman['zipcodes'] as $zipcode) {
                $zipcodes[] = ['salesman_id' => $salesman['id'], 'zipcode' => $zipcode];
            }
        }

        return ['salesmen' => $salesmen, 'salesman_zipcodes' => $zipcodes];
    }
}
