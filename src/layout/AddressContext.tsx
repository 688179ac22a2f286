import { createContext, useContext } from 'react'

/**
 * Changes with every change of address that the router makes; what it says is read from the window,
 * since pages also write their own query.
 */
const Address = createContext<object | null>(null)

export const AddressProvider = Address.Provider

/** For effects that must look at the address again after a link, Back or Forward. */
export const useAddress = () => useContext(Address)
